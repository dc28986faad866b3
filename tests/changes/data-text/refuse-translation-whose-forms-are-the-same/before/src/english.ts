export const english = {
  resources: {
    deals: {
      name: 'Fish |||| Fish',
      action: { new: 'New deal', add: 'Add a deal' },
    },
  },
};
