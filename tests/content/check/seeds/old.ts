import { page, inSamples, type SampleSeed } from './kit'

/** Mistakes on pages of older versions, whose samples are Objective-C, Swift, Java and Kotlin. */
const seeds: SampleSeed[] = [
  [
    page('sdk/v2/ios/implementation/storage'),
    'objective-c',
    '#import "BeckonPushLib.h"\n\n[[BeckonPushLib shared] lanch];',
    'lanch]',
  ],
  [
    page('sdk/v1/ios/implementation/tags'),
    'objective-c',
    '#import "BeckonPushLib.h"\n\n[[BeckonPushLib shared] launch:nil withOptions:nil];',
    'withOptions',
  ],
  [
    page('sdk/v2/tvos/implementation/storage'),
    'objective-c',
    'BeckonPushLib *library = [BeckonPushLib shared];\n[library launch];',
    'BeckonPushLib *library',
  ],
  [
    page('sdk/v2/android/implementation/storage'),
    'kotlin',
    'fun name(asset: BeckonAsset) = asset.title',
    'asset: BeckonAsset',
  ],
  [page('sdk/v1/android/implementation/tags'), 'java', 'Beckon.shared().launch(context);', 'launch(context)'],
  [
    page('sdk/v1/tvos/implementation/storage'),
    'swift',
    'func show(on controller: UIViewController) {}',
    'UIViewController',
  ],
]

export const old = inSamples('symbol', seeds)
