import { createHash } from 'node:crypto'
import type { Sha256Bytes } from '@careplus/core/loyalty-draw'

export const sha256Bytes: Sha256Bytes = async (bytes) => createHash('sha256').update(bytes).digest()
