import type { Block, Span } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { Note } from '../../ui/Note'
import './blocks.css'

const Line = ({ spans }: { readonly spans: ReadonlyArray<Span> }) =>
  spans.map(({ text, strong }, place) =>
    strong ? <strong key={place}>{withThaiBreaks(text)}</strong> : withThaiBreaks(text),
  )

const BlockView = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Line spans={block.spans} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      )
    case 'note':
      return (
        <Note tone="info">
          <Line spans={block.spans} />
        </Note>
      )
    case 'list': {
      const items = block.items.map((spans, place) => (
        <li key={place}>
          <Line spans={spans} />
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
  }
}

export const Blocks = ({ blocks }: { readonly blocks: ReadonlyArray<Block> }) => (
  <div className="blocks">
    {blocks.map((block, place) => (
      <BlockView key={place} block={block} />
    ))}
  </div>
)
