import { Translate } from 'ra-core';

export const Category = ({ icon, label }) => (
  <h3>
    {icon}
    <Translate i18nKey={label} />
  </h3>
);
