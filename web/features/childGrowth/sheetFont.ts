export const sheetFont = "'Anuphan Variable', 'Noto Sans Thai', sans-serif"
export const sheetSize = { width: 1080, height: 1350 } as const
