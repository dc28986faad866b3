import { CBadge, CCard } from '@coreui/react'

export const Sales = () => (
  <section>
    <CBadge>12</CBadge>
    <p>Sold</p>
    <CCard />
  </section>
)
