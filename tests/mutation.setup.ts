import fc from 'fast-check'

// One seed for every run: what killed a mutant today kills it tomorrow.
fc.configureGlobal({ seed: 20_260_101 })
