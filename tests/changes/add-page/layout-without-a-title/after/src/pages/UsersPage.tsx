import React from 'react';
import { Page as Layout } from '../layouts';

export const UsersPage = () => {
  if (isLoading) return <p>Loading</p>;
  return (
    <Layout className="mt-2 p-4">
      <ul />
    </Layout>
  );
};
