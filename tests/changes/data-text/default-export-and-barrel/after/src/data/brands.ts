const brands = [{ name: 'B' }];
export default brands;
