export const english = {
  resources: {
    deals: {
      name: 'Deal |||| Deals',
      action: { new: 'New deal', add: 'Add a deal' },
    },
  },
};
