import type { CareplusGrowthAttributes, CareplusGrowthElement, CareplusGrowthListeners } from '../careplus-growth'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'careplus-growth': HTMLAttributes<CareplusGrowthElement> &
        CareplusGrowthAttributes &
        CareplusGrowthListeners<'on'>
    }
  }
}
