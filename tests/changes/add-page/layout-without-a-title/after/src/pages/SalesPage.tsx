import React from 'react';
import { Page as Layout } from '../layouts';

export const SalesPage = () => {
  return (
    <Layout className="mt-2 p-4">
      <h1>Sales</h1>
    </Layout>
  );
};
