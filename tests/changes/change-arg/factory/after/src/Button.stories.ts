import preview from '../.storybook/preview';

const meta = preview.meta({ title: 'Button' });

export const Primary = meta.story({ args: { label: 'b' } });
