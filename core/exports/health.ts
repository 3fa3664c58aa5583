export * from '../domain/health/figures.js'
