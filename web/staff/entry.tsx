import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { ToastRegion } from '../ui/ToastRegion'
import { Console } from './Console'
import { readSession } from './staffSession'
import '../ui/base.css'
import '../ui/Card.css'
import './staff.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <Router base="/staff">
      <ToastRegion>
        <Console />
      </ToastRegion>
    </Router>
  </StrictMode>,
)
void readSession()
