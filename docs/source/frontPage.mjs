/** The page that one sees first. */
export const frontPage = (surface) => `
CarePlus is a Thai-language app for parents: growth, stools, points and rewards. What it knows stands in two packages without a
framework, for other front ends and for property tests.

\`\`\`sh
npm install @careplus/core @careplus/adapters
\`\`\`

${surface.length} exports
`
