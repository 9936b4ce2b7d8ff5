-- Ends what one request can make the database compute: a list with 400 casts took 18 s and 5.1 GB, a
-- pattern 8 s. PostgREST applies the settings of the role that a request has.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';
