import { cordova, end, type Seed } from './kit'

export const suppressions: Seed[] = [
  {
    rule: 'suppression',
    file: cordova('implementation/register'),
    seed: end('{/* allow spelling */}\n\nText.'),
    at: 'allow spelling',
  },
  {
    rule: 'suppression',
    file: cordova('implementation/scannables'),
    seed: end('{/* allow speling: why not */}\n\nText.'),
    at: 'allow speling',
  },
  {
    rule: 'suppression',
    file: cordova('implementation/segmentation'),
    seed: end('{/* allow phrase: nothing is wrong */}\n\nText.'),
    at: 'allow phrase',
  },
]
