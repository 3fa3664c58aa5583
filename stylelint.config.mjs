/** Distances, letters, corners and colours are those of `web/ui/tokens.css`. */
const lengths = /(?<![\w.-])-?(?:[2-9]|[1-3]\d|4[0-7])(?:\.\d+)?px/

export default {
  ignoreFiles: ['web/dist*/**'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'color-mix'],
    'declaration-property-value-disallowed-list': {
      // From 48 px on it is room for something that stands there, such as a bar or a drawing.
      '/^(?:padding|margin|gap|row-gap|column-gap)/': [lengths],
      'font-size': [/\d(?:px|rem)/],
      '/radius$/': [/(?<![\w.])(?:9|\d\d+)px/],
    },
  },
  overrides: [
    { files: ['web/ui/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    // Letters within a drawing are measured as the drawing is.
    {
      files: ['web/ui/chart/*.css', 'web/ui/drawings/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
}
