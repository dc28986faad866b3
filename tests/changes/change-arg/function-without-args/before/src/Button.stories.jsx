import { Button } from './Button';

export default { title: 'Button', component: Button };

const Template = (args) => <Button {...args} />;

export const Primary = Template.bind({});
Primary.storyName = 'First';

export const Other = Template.bind({});
