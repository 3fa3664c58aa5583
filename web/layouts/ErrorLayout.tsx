import type { ReactNode } from 'react'
import { Hero } from '../ui/Hero'
import { Logo } from '../ui/Logo'
import './errorLayout.css'

export const ErrorLayout = ({ scene, children }: { readonly scene?: ReactNode; readonly children: ReactNode }) => (
  <div className="layout">
    <header>
      <Hero art={scene} size={scene === undefined ? 'short' : 'tall'}>
        <Logo />
      </Hero>
    </header>
    <main id="content" className="page page-narrow">
      <div className="error-body">{children}</div>
    </main>
  </div>
)
