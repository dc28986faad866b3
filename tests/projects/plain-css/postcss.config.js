import customMedia from 'postcss-custom-media';

export default { plugins: [customMedia()] };
