import type { FC } from 'react';

export const Field: FC = () => <label />;
