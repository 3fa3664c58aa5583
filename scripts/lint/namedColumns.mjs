/**
 * While a migration adds a column, processes of the release before still run: a prepared statement that selects all
 * columns would then be refused. Named columns are safe.
 */

const message = 'Name the columns: with another one a prepared statement for all of them is refused'

/** Server code; tests and migrations may select all columns. */
const isHeld = (file) =>
  /(^|\/)server\//.test(file) && !/(^|\/)(server\/testing|migrations)\//.test(file) && !/\.(test|suite)\.ts$/.test(file)

export const namedColumns = {
  meta: { type: 'problem', messages: { all: message } },
  create: (context) =>
    isHeld(context.filename.replaceAll('\\', '/'))
      ? {
          'MemberExpression[property.name=/^(selectAll|returningAll)$/]': (node) =>
            context.report({ node: node.property, messageId: 'all' }),
        }
      : {},
}
