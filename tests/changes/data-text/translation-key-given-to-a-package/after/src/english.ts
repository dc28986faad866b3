export const english = {
  resources: {
    deals: {
      name: 'Deal |||| Deals',
      action: { new: 'Fresh deal', add: 'Add a deal' },
    },
  },
};
