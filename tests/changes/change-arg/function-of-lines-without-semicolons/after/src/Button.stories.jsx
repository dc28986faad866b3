import { Button } from './Button'

export default { title: 'Button', component: Button }

const Template = (args) => <Button {...args} />

export function Primary(args) {
  return <Button {...args} />
}

Primary.args = { label: 'Buy' }
