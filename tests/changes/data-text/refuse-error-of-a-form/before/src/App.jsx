import { Formik } from 'formik';
import * as Yup from 'yup';
export const App = () => (
  <Formik
    initialValues={{ email: '' }}
    validationSchema={Yup.object().shape({ email: Yup.string().required('Email is required') })}
  >
    {({ errors }) => <form>{errors.email && <p>{errors.email}</p>}</form>}
  </Formik>
);
