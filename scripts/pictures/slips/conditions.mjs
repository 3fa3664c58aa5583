/** Conditions of a receipt's photograph. `screenshot`: no camera. */
export const conditions = [
  'plain',
  'tilt',
  'perspective',
  'shadow',
  'blur',
  'noise',
  'faded',
  'dot-matrix',
  'low-light',
  'jpeg',
  'sideways',
  'upside-down',
  'screenshot',
]
