/** What may befall a photograph of a slip. `screenshot`: no camera was there. */
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
