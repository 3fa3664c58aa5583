import { growthCopy } from '../../copy/growth.th'

const { units } = growthCopy

/** One decimal, as a parent reads a scale; two only where they were measured. */
export const figure = (value: number): string =>
  Math.abs(value * 10 - Math.round(value * 10)) < 1e-6 ? value.toFixed(1) : value.toFixed(2)

export const weightText = (kg: number): string => `${figure(kg)}\u00A0${units.weight}`
export const heightText = (cm: number): string => `${figure(cm)}\u00A0${units.height}`
