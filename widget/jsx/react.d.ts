import type { CareplusGrowthAttributes, CareplusGrowthElement, CareplusGrowthListeners } from '../careplus-growth'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'careplus-growth': DetailedHTMLProps<HTMLAttributes<CareplusGrowthElement>, CareplusGrowthElement> &
        CareplusGrowthAttributes &
        CareplusGrowthListeners<'on'>
    }
  }
}
