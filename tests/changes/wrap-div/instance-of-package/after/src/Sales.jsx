import { CBadge, CCard } from '@coreui/react'

export const Sales = () => (
  <section>
    <CCard>
      <CBadge>12</CBadge>
      <p>Sold</p>
    </CCard>
  </section>
)
