import fc from 'fast-check'

// One seed for every run, so that each run kills the same mutants.
fc.configureGlobal({ seed: 20_260_101 })
