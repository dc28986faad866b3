export const english = {
  resources: {
    deals: {
      name: 'Deal |||| Offers',
      action: { new: 'New deal', add: 'Add a deal' },
    },
  },
};
