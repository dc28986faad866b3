export const english = {
  resources: {
    deals: {
      name: 'Deal |||| Deals',
      action: { new: 'New deal', add: 'Another deal' },
    },
  },
};
