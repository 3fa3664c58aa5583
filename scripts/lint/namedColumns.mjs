/**
 * A process of the release before goes on while a migration adds a column: a statement that asks for every column then has
 * another result than the one that was prepared, and the database refuses it. Who names the columns never notices.
 */

const message = 'Name the columns: with another one a prepared statement for all of them is refused'

/** Of the server what asks the store; tests and migrations may take a row as it is. */
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
