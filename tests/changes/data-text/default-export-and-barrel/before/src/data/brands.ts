const brands = [{ name: 'A' }];
export default brands;
