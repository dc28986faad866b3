export const french = {
  resources: {
    deals: {
      name: 'Affaire |||| Affaires',
      action: { new: 'Nouvelle affaire', add: 'Ajouter une affaire' },
    },
  },
};
