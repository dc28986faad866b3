import { CCard } from '@coreui/react'
import { Sales } from './Sales'

export const Home = () => (
  <CCard>
    <Sales />
  </CCard>
)
