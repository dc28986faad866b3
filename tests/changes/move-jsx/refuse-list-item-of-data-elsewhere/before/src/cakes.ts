export const cakes = ['Sponge', 'Cheese'];
