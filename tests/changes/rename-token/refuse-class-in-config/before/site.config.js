export default { safelist: ['bg-brand'] };
