/** Processes of the release before still run during a migration, which breaks a prepared `select *`. */

const message = 'Name the columns: with another one a prepared statement for all of them is refused'

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
