export { takeLanding } from './landing'
export { LandingMarks } from './LandingMarks'
