-- wrk: each request's path has another number where the URL has "00000", so that nothing of it is cached.
local turn = math.random(1e6) * 1000
request = function()
  turn = turn + 1
  return wrk.format(nil, (wrk.path:gsub("00000", tostring(turn), 1)))
end
